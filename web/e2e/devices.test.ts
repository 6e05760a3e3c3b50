import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type Server as Provider } from 'node:http';
import type { AddressInfo } from 'node:net';
import jsqr from 'jsqr';
import { afterAll, beforeAll, it } from 'vitest';
import { expect } from './expect';
import { House, type Visitor } from './house';
import { Server } from './server';

/** A provider of OpenID Connect that lets in whoever it is told to. */
let subject = '';
let provider: Provider;
let server: Server;
let house: House;

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const base64 = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64url');

function token(issuer: string, nonce: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer, aud: 'tablee', sub: subject, name: subject, nonce, iat: now, exp: now + 600 };
  const signed = `${base64({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${base64(claims)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
}

beforeAll(async () => {
  const asked = new Map<string, { nonce: string; challenge: string }>();
  provider = createServer((request, response) => {
    const issuer = `http://localhost:${(provider.address() as AddressInfo).port}`;
    const url = new URL(request.url ?? '/', issuer);
    const say = (json: unknown, status = 200): void => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
    };
    if (url.pathname === '/.well-known/openid-configuration') {
      say({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    } else if (url.pathname === '/keys') {
      say({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] });
    } else if (url.pathname === '/authorize') {
      const code = randomUUID();
      const {
        nonce = '',
        state = '',
        redirect_uri = '',
        code_challenge = '',
      } = Object.fromEntries(url.searchParams);
      asked.set(code, { nonce, challenge: code_challenge });
      response.writeHead(302, { Location: `${redirect_uri}?${new URLSearchParams({ code, state })}` }).end();
    } else if (url.pathname === '/token') {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const form = new URLSearchParams(body);
        const question = asked.get(form.get('code') ?? '');
        const proof = createHash('sha256')
          .update(form.get('code_verifier') ?? '')
          .digest('base64url');
        asked.delete(form.get('code') ?? '');
        if (question?.challenge !== proof) {
          say({ error: 'invalid_grant' }, 400);
          return;
        }
        say({ access_token: 'unused', token_type: 'Bearer', id_token: token(issuer, question.nonce) });
      });
    } else {
      say({}, 404);
    }
  });
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  const issuer = `http://localhost:${(provider.address() as AddressInfo).port}`;
  server = await Server.start([
    '--oidc-issuer',
    issuer,
    '--oidc-client',
    'tablee',
    '--oidc-name',
    'The club',
  ]);
  house = await House.open(server.url);
});
afterAll(async () => {
  await house?.close();
  await server?.stop();
  provider?.close();
});

async function close(...visitors: Visitor[]): Promise<void> {
  for (const visitor of visitors) {
    expect(visitor.errors.filter((error) => !/ 401 /.test(error))).toEqual([]);
    await visitor.close();
  }
}

const name = ({ page }: Visitor): Promise<string> =>
  page.locator('input[autocomplete="nickname"]').first().inputValue();

/** What a phone's camera makes of the code on a screen. */
async function scanned({ page }: Visitor): Promise<string> {
  const size = 300;
  const pixels = await page.getByRole('img', { name: /QR/ }).evaluate(async (svg, size) => {
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = size;
    const pen = canvas.getContext('2d');
    pen?.drawImage(picture, 0, 0, size, size);
    return Array.from(pen?.getImageData(0, 0, size, size).data ?? []);
  }, size);
  const read = 'default' in jsqr ? (jsqr.default as typeof jsqr) : jsqr;
  return read(new Uint8ClampedArray(pixels), size, size)?.data ?? '';
}

it('a phone reads the code on a screen, is the same person from then on, and is ended from there', async () => {
  const desk = await house.visitor('en', 'desktop');
  await desk.introduce('Ana');
  await desk.page.goto(`${desk.url}/me`);
  await desk.page.getByRole('button', { name: 'Add a device' }).click();
  const address = await scanned(desk);
  expect(address).toContain('/take/');
  const phone = await house.visitor('fr', 'phone');
  // The phone was somebody before, who has played.
  await phone.introduce('Tel');
  const before = await phone.table('cabo', 2);
  await phone.myTurn();
  await phone.page.goto(address);
  await phone.page.getByRole('checkbox', { name: /joué sur cet appareil/ }).waitFor();
  await phone.page.getByText('Cet appareil devient le vôtre').waitFor();
  expect(await phone.faults()).toEqual([]);
  await phone.page.getByRole('button', { name: 'Oui, c’est moi' }).click();
  await phone.page.waitForURL(`${phone.url}/`);
  await phone.page.goto(`${phone.url}/me`);
  await expect.poll(() => name(phone)).toBe('Ana');
  // What one begins here is there, too, and so is what was played here before.
  await desk.page.goto(`${desk.url}/t/${before}`);
  await desk.myTurn();
  const id = await phone.table('cabo', 2);
  await desk.page.goto(`${desk.url}/t/${id}`);
  await desk.myTurn();
  await desk.page.goto(`${desk.url}/me`);
  await expect
    .poll(() => desk.page.getByRole('button', { name: /^(Sign it out|Forget me here)/ }).count())
    .toBe(2);
  await desk.page.getByRole('button', { name: /^Sign it out/ }).click();
  await desk.page.getByRole('button', { name: /^Sign it out/ }).waitFor({ state: 'detached' });
  // The link was good once.
  const third = await house.visitor('en', 'phone');
  await third.page.goto(address);
  await third.page.getByRole('alert').waitFor();
  await phone.page.goto(`${phone.url}/me`);
  await expect.poll(() => name(phone)).not.toBe('Ana');
  for (const visitor of [desk, phone, third]) {
    await visitor.close();
  }
});

it('whoever signs in at the provider of the house is the same person on both devices, and nobody else is', async () => {
  const signIn = async (visitor: Visitor, button: string, who: string): Promise<void> => {
    subject = who;
    await visitor.page.goto(`${visitor.url}/me`);
    await visitor.page.getByRole('link', { name: button }).click();
    await visitor.page.waitForURL(`${visitor.url}/me`);
  };
  const desk = await house.visitor('en', 'desktop');
  await desk.introduce('Ana');
  await signIn(desk, 'Sign in with The club', 'Anna B.');
  await expect.poll(() => name(desk)).toBe('Ana');
  expect(await desk.faults()).toEqual([]);
  const phone = await house.visitor('fr', 'phone');
  await phone.introduce('Quelqu’un');
  await signIn(phone, 'S’identifier avec The club', 'Anna B.');
  await expect.poll(() => name(phone)).toBe('Ana');
  const other = await house.visitor('en', 'phone');
  await other.introduce('Ola');
  await signIn(other, 'Sign in with The club', 'Ola C.');
  await expect.poll(() => name(other)).toBe('Ola');
  await close(desk, phone, other);
});
