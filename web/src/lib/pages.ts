import type { Component } from 'svelte';

/** Pages beside the home page are fetched when somebody goes there. */
export type Page = Component<{ subject: string }>;

const PAGES: Record<string, () => Promise<{ default: Page }>> = {
  new: () => import('../shell/Create.svelte') as Promise<{ default: Page }>,
  t: () => import('../shell/TablePage.svelte') as Promise<{ default: Page }>,
  table: () => import('../shell/TablePage.svelte') as Promise<{ default: Page }>,
  rules: () => import('../shell/RulesPage.svelte') as Promise<{ default: Page }>,
  puzzles: () => import('../shell/puzzles/PuzzlesPage.svelte') as Promise<{ default: Page }>,
  r: () => import('../shell/ReplayPage.svelte') as Promise<{ default: Page }>,
  print: () => import('../shell/PrintPage.svelte') as Promise<{ default: Page }>,
  sets: () => import('../shell/sets/SetsPage.svelte') as Promise<{ default: Page }>,
  keepsake: () => import('../shell/KeepsakePage.svelte') as Promise<{ default: Page }>,
  replay: () => import('../shell/ImportPage.svelte') as unknown as Promise<{ default: Page }>,
  verify: () => import('../shell/VerifyPage.svelte') as Promise<{ default: Page }>,
  me: () => import('../shell/house/MinePage.svelte') as unknown as Promise<{ default: Page }>,
  friends: () => import('../shell/people/FriendsPage.svelte') as Promise<{ default: Page }>,
  evenings: () => import('../shell/people/EveningsPage.svelte') as Promise<{ default: Page }>,
  yes: () => import('../shell/people/YesPage.svelte') as Promise<{ default: Page }>,
  stop: () => import('../shell/people/StopPage.svelte') as Promise<{ default: Page }>,
  group: () => import('../shell/people/GroupPage.svelte') as Promise<{ default: Page }>,
  history: () => import('../shell/people/HistoryPage.svelte') as unknown as Promise<{ default: Page }>,
  privacy: () => import('../shell/house/PrivacyPage.svelte') as unknown as Promise<{ default: Page }>,
  moderate: () => import('../shell/house/ModeratePage.svelte') as unknown as Promise<{ default: Page }>,
  take: () => import('../shell/TakePage.svelte') as Promise<{ default: Page }>,
};

export function pageOf(name: string): (() => Promise<Page>) | undefined {
  const load = PAGES[name];
  return load === undefined ? undefined : async () => (await load()).default;
}
