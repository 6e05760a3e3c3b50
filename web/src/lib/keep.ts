import type { Entered, Kept } from '../../client';
import { typed } from './api';

/** Bytes as the server writes them: base64url without padding. */
export function written(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

export function read(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Whether this browser can have passkeys here: only at an address that nobody can listen in on. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext && typeof window.PublicKeyCredential === 'function';

const ES256 = -7;
const RS256 = -257;

/** What the browser asked its owner, who may say no. */
async function asked<R>(question: Promise<Credential | null>): Promise<{ id: string; response: R }> {
  const credential = (await question) as PublicKeyCredential | null;
  if (credential === null) {
    throw new Error('no passkey');
  }
  return { id: credential.id, response: credential.response as R };
}

async function add(): Promise<Kept> {
  const begun = await typed('POST /api/me/passkeys/begin', { body: {} });
  const { response } = await asked<AuthenticatorAttestationResponse>(
    navigator.credentials.create({
      publicKey: {
        challenge: read(begun.challenge),
        rp: { id: begun.site, name: 'Tablée' },
        user: { id: new TextEncoder().encode(begun.user), name: begun.name, displayName: begun.name },
        pubKeyCredParams: [ES256, RS256].map((alg) => ({ type: 'public-key' as const, alg })),
        excludeCredentials: begun.known.map((id) => ({ type: 'public-key' as const, id: read(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        attestation: 'none',
      },
    }),
  );
  return typed('POST /api/me/passkeys', {
    body: {
      challenge: begun.challenge,
      credential: written(response.attestationObject),
      client: written(response.clientDataJSON),
    },
  });
}

async function enter(merge: boolean): Promise<Entered> {
  const begun = await typed('POST /api/enter/begin', { body: {} });
  const { id, response } = await asked<AuthenticatorAssertionResponse>(
    navigator.credentials.get({
      publicKey: { challenge: read(begun.challenge), rpId: begun.site, userVerification: 'preferred' },
    }),
  );
  return typed('POST /api/enter', {
    body: {
      challenge: begun.challenge,
      id,
      authenticator: written(response.authenticatorData),
      client: written(response.clientDataJSON),
      signature: written(response.signature),
      merge,
    },
  });
}

export const keep = {
  kept: () => typed('GET /api/me/keep'),
  add,
  remove: (id: string) => typed('DELETE /api/me/passkeys/{id}', { path: { id } }),
  words: async () => (await typed('POST /api/me/words', { body: {} })).words,
  enter,
  ask: () => typed('POST /api/enter/ask', { body: {} }),
  asked: (watch: string, merge: boolean) => typed('POST /api/enter/asked', { body: { watch, merge } }),
  asking: (secret: string) => typed('GET /api/me/asking/{secret}', { path: { secret } }),
  answer: (secret: string, agree: boolean) =>
    typed('POST /api/me/asking/{secret}', { path: { secret }, body: { agree } }),
  enterByWords: (words: string, merge: boolean) => typed('POST /api/enter/words', { body: { words, merge } }),
};
