import { ApiError } from './api';

const EVERY = 2_000;

/** Nobody answered: the same is asked again by and by. A refusal stands. @returns what ends it */
export function again(problem: unknown, work: () => void): () => void {
  if (!(problem instanceof ApiError && problem.status === 0)) {
    return () => undefined;
  }
  const timer = setTimeout(work, EVERY);
  return () => clearTimeout(timer);
}
