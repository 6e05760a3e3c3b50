import type { Box } from '../box';

export const box: Box = { minutes: [30, 45], age: 10, difficulty: 2 };
