import type { Box } from '../box';

export const box: Box = { minutes: [60, 90], age: 10, difficulty: 3 };
