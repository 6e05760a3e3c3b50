#!/usr/bin/env python3
"""image.py TAR FOLDER: lays the layers of an image (OCI layout) one over the other in FOLDER, as a container engine would, after looking at every checksum.

Prints what the image says of itself, one line each: user, folder, command.
"""
import hashlib
import io
import json
import os
import sys
import tarfile


def main(file, folder):
    with tarfile.open(file) as image:
        blobs = {member.name: image.extractfile(member).read() for member in image if member.isfile()}

    def blob(descriptor):
        kind, digest = descriptor["digest"].split(":")
        found = blobs[f"blobs/{kind}/{digest}"]
        if hashlib.new(kind, found).hexdigest() != digest or len(found) != descriptor["size"]:
            sys.exit(f"{file}: {digest} is not what it is called after")
        return found

    manifest = json.loads(blob(json.loads(blobs["index.json"])["manifests"][0]))
    config = json.loads(blob(manifest["config"]))
    os.makedirs(folder)
    for layer in manifest["layers"]:
        with tarfile.open(fileobj=io.BytesIO(blob(layer))) as packed:
            packed.extractall(folder, numeric_owner=True)
    run = config["config"]
    print(run["User"])
    print(run["WorkingDir"])
    print(" ".join(run["Entrypoint"] + run.get("Cmd", [])))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
