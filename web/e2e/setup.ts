import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { JAR, Server } from './server';

/** One server for all files; none where a server is given from outside. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TABLEE_URL) {
    return () => Promise.resolve();
  }
  if (!existsSync(JAR)) {
    throw new Error(`browser tests need ${JAR}; ./tablee builds it`);
  }
  const server = await Server.start();
  project.provide('url', server.url);
  return () => server.stop();
}

declare module 'vitest' {
  export interface ProvidedContext {
    url: string;
  }
}
