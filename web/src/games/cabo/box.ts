import type { Box } from '../box';

export const box: Box = { minutes: [15, 30], age: 8, difficulty: 1 };
