import type { Page } from 'playwright-core';

/** Pictures that move, for documents: screenshots of a page put together as one animated WebP (RFC 9649). The browser packs each picture; here they are only put in a row. */

const WIDTH = 640;
const HEIGHT = 400;
const QUALITY = 0.55;

/** A picture as the browser packs it, smaller. */
async function packed(desk: Page, picture: Buffer): Promise<Buffer> {
  const bytes = await desk.evaluate(
    async ({ base64, width, height, quality }) => {
      const from = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([from], { type: 'image/png' }), {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'high',
      });
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext('2d', { alpha: false })?.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    { base64: picture.toString('base64'), width: WIDTH, height: HEIGHT, quality: QUALITY },
  );
  return Buffer.from(bytes);
}

const number = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
};

const chunk = (name: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(name), number(body.length, 4), body, Buffer.alloc(body.length % 2)]);

/** What draws the picture, without what stands around it in a file of its own. */
function drawing(webp: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 12; at < webp.length;) {
    const end = at + 8 + webp.readUInt32LE(at + 4);
    if (['ALPH', 'VP8 ', 'VP8L'].includes(webp.toString('latin1', at, at + 4))) {
      parts.push(webp.subarray(at, end + (end % 2)));
    }
    at = end + (end % 2);
  }
  return Buffer.concat(parts);
}

/** One file that plays for ever. Pictures that do not differ from the one before only make that one longer. */
export async function film(desk: Page, pictures: Buffer[], millis: number): Promise<Buffer> {
  const frames: { body: Buffer; millis: number }[] = [];
  for (const picture of pictures) {
    const body = drawing(await packed(desk, picture));
    const last = frames.at(-1);
    if (last?.body.equals(body)) {
      last.millis += millis;
    } else {
      frames.push({ body, millis });
    }
  }
  const size = Buffer.concat([number(WIDTH - 1, 3), number(HEIGHT - 1, 3)]);
  const ANIMATED = 2;
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', Buffer.concat([number(ANIMATED, 4), size])),
    chunk('ANIM', Buffer.alloc(6)),
    ...frames.map((frame) =>
      chunk(
        'ANMF',
        Buffer.concat([Buffer.alloc(6), size, number(frame.millis, 3), number(0, 1), frame.body]),
      ),
    ),
  ]);
  return Buffer.concat([Buffer.from('RIFF'), number(body.length, 4), body]);
}
