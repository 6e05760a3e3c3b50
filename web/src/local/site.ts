import { i18n } from '../lib/i18n.svelte';
import { written } from '../lib/site';
import type { Answered } from '../lib/transport';

/** Answers in the place of a server on a page that has none: what was written down, who sits here, and that nobody else is there. */
const NAME = 'tablee.name';

const json = (value: unknown, status = 200): Answered => ({ status, text: JSON.stringify(value) });

function me(): Answered {
  const name = localStorage.getItem(NAME);
  return name === null
    ? json({ error: 'nobody' }, 401)
    : json({ id: 'me', name, language: i18n.language, program: false, moderator: false });
}

function named(body: string | undefined): Answered {
  const { name } = JSON.parse(body ?? '{}') as { name?: string };
  localStorage.setItem(NAME, (name ?? '').trim().normalize('NFC'));
  return me();
}

export async function ask(method: string, address: string, body?: string): Promise<Answered> {
  const file = written(address);
  if (method === 'GET' && file !== undefined) {
    const answer = await fetch(file);
    return { status: answer.status, text: await answer.text() };
  }
  switch (`${method} ${address.split('?')[0] ?? ''}`) {
    case 'GET /api/me':
      return me();
    case 'POST /api/me':
    case 'POST /api/people':
      return named(body);
    case 'GET /api/tables':
    case 'GET /api/me/tables':
      return json({ tables: [] });
    default:
      return json({ error: 'site', say: i18n.t('site.no') }, 404);
  }
}
