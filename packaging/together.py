#!/usr/bin/env python3
"""together.py OUT TAR...: images of one program for several kinds of machines (OCI layouts, one in each TAR) as one image of them all, in OUT.

Whoever pulls it gets the one for their machine. The same images give the same bytes; SOURCE_DATE_EPOCH is the time of everything in it.
"""
import hashlib
import io
import json
import os
import sys
import tarfile

INDEX = "application/vnd.oci.image.index.v1+json"
TAG = "org.opencontainers.image.ref.name"


def blobs_of(file):
    with tarfile.open(file) as image:
        return {member.name: image.extractfile(member).read() for member in image if member.isfile()}


def written(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def add(blobs, kind, content):
    """Keeps it under its checksum, and says where."""
    digest = hashlib.sha256(content).hexdigest()
    blobs[f"blobs/sha256/{digest}"] = content
    return {"mediaType": kind, "digest": f"sha256:{digest}", "size": len(content)}


def main(out, files):
    blobs, manifests, tags = {}, {}, None
    for file in files:
        found, named = blobs_of(file), set()
        for descriptor in json.loads(found["index.json"])["manifests"]:
            manifest = json.loads(found["blobs/" + descriptor["digest"].replace(":", "/")])
            config = json.loads(found["blobs/" + manifest["config"]["digest"].replace(":", "/")])
            platform = {"architecture": config["architecture"], "os": config["os"]}
            known = manifests.setdefault(platform["architecture"], {**descriptor, "platform": platform})
            if known["digest"] != descriptor["digest"]:
                sys.exit(f"together: two images for {platform['architecture']}, the second one in {file}")
            known.pop("annotations", None)
            named.update(descriptor.get("annotations", {}).get(TAG, "").split())
        if tags not in (None, named):
            sys.exit(f"together: {file} is called {sorted(named)}, the others {sorted(tags)}")
        tags = named
        blobs.update({name: content for name, content in found.items() if name.startswith("blobs/")})
    index = {"schemaVersion": 2, "mediaType": INDEX, "manifests": [manifests[key] for key in sorted(manifests)]}
    whole = add(blobs, INDEX, written(index))
    each = [{**whole, "annotations": {TAG: tag}} for tag in sorted(tags)] or [whole]
    blobs["index.json"] = written({"schemaVersion": 2, "mediaType": INDEX, "manifests": each})
    blobs["oci-layout"] = written({"imageLayoutVersion": "1.0.0"})
    with tarfile.open(out, "w", format=tarfile.USTAR_FORMAT) as packed:
        for name in sorted(blobs):
            member = tarfile.TarInfo(name)
            member.size = len(blobs[name])
            member.mtime = int(os.environ.get("SOURCE_DATE_EPOCH", "0"))
            packed.addfile(member, io.BytesIO(blobs[name]))
    print(f"together: {', '.join(sorted(manifests))} in {out}")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2:])
