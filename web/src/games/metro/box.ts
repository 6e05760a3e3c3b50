import type { Box } from '../box';

export const box: Box = { minutes: [45, 60], age: 12, difficulty: 3 };
