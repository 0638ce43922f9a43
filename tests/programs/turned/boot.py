"""Runs first; what it prints is in boot_out.txt."""

print("boot")
