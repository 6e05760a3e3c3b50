// What the client is made of, as a CycloneDX list that travels in the jar. npm makes it from the lock file; the time and the random number
// it adds are left out, so that two builds of one commit are the same.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

/** Tools by their place in package.json, and yet something of theirs is in the client: letters and pictograms. */
const TAKEN = [
    '@fontsource-variable/fraunces',
    '@fontsource-variable/nunito',
    '@iconify-json/fluent-emoji-flat',
];

const folder = 'target/classes/META-INF/sbom';
const all = JSON.parse(
    execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
    }),
);
// `--omit dev` would also leave out what a tool asks for as its peer, Svelte first of all.
const shipped = all.components.filter(
    (part) =>
        TAKEN.includes([part.group, part.name].filter(Boolean).join('/')) ||
        !part.properties.some((property) => property.name === 'cdx:npm:package:development'),
);
const known = new Set([all.metadata.component, ...shipped].map((part) => part['bom-ref']));
const list = { ...all, components: shipped };
delete list.serialNumber;
delete list.metadata.timestamp;
list.dependencies = all.dependencies
    .filter((arrow) => known.has(arrow.ref))
    .map((arrow) => ({ ...arrow, dependsOn: arrow.dependsOn.filter((ref) => known.has(ref)) }));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/tablee-web.cdx.json`, JSON.stringify(list, null, 2) + '\n');
