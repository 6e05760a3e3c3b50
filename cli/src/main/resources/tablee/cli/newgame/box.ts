import type { Box } from '../box';

export const box: Box = { minutes: [5, 10], age: 6, difficulty: 1 };
