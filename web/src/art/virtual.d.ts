/** Made by `build/art.mjs`: where the pictures are that people may choose for themselves, by the word for each. */
declare module 'virtual:faces' {
  const addresses: Record<string, string>;
  export default addresses;
}
