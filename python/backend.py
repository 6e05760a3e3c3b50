"""Builds the wheel with Python's standard library alone (PEP 517). `pip install ./python` calls it; so does the test of the build.

A jar laid into src/tablee (tablee.jar) is brought along in the wheel.
"""
import base64
import hashlib
import os
import tarfile
import zipfile

NAME, VERSION = "tablee", "0.1.0"
HERE = os.path.dirname(os.path.abspath(__file__))
INFO = f"{NAME}-{VERSION}.dist-info"
METADATA = f"""Metadata-Version: 2.1
Name: {NAME}
Version: {VERSION}
Summary: Tablée's games as environments for learners
Requires-Python: >=3.9
Provides-Extra: numpy
Requires-Dist: numpy; extra == "numpy"
"""
WHEEL = "Wheel-Version: 1.0\nGenerator: tablee\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def _sources():
    folder = os.path.join(HERE, "src", NAME)
    for name in sorted(os.listdir(folder)):
        if name.endswith((".py", ".typed", ".jar")):
            yield f"{NAME}/{name}", os.path.join(folder, name)


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    name = f"{NAME}-{VERSION}-py3-none-any.whl"
    record = []
    with zipfile.ZipFile(os.path.join(wheel_directory, name), "w", zipfile.ZIP_DEFLATED) as wheel:
        def add(path, data):
            # The same sources make the same bytes: no clock in the wheel.
            wheel.writestr(zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record.append(f"{path},sha256={digest},{len(data)}")

        for path, file in _sources():
            with open(file, "rb") as source:
                add(path, source.read())
        add(f"{INFO}/METADATA", METADATA.encode())
        add(f"{INFO}/WHEEL", WHEEL.encode())
        record.append(f"{INFO}/RECORD,,")
        wheel.writestr(zipfile.ZipInfo(f"{INFO}/RECORD", (1980, 1, 1, 0, 0, 0)), "\n".join(record) + "\n")
    return name


def build_sdist(sdist_directory, config_settings=None):
    name = f"{NAME}-{VERSION}"
    with tarfile.open(os.path.join(sdist_directory, name + ".tar.gz"), "w:gz") as archive:
        for file in ("pyproject.toml", "backend.py", "README.md"):
            archive.add(os.path.join(HERE, file), f"{name}/{file}")
        for path, file in _sources():
            archive.add(file, f"{name}/src/{path}")
    return name + ".tar.gz"
