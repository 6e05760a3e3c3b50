// The board: 63 squares and the geese on them. The contract is in docs/guides/a-game-in-an-evening.md.
const SVG = 'http://www.w3.org/2000/svg';
const COLOURS = ['#b3402e', '#2f5d8a', '#3d7a46', '#8a5200', '#6a4a9c', '#4a4a4a'];

function add(parent, name, attributes, text = '') {
  const element = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  element.textContent = text;
  parent.append(element);
  return element;
}

const place = (square) => {
  const row = Math.floor((square - 1) / 9);
  const column = (square - 1) % 9;
  return [(row % 2 === 0 ? column : 8 - column) * 40 + 20, 260 - row * 40];
};

export function mount(element, table) {
  const svg = add(element, 'svg', { viewBox: '0 0 360 320', role: 'img', width: '100%' });
  for (let square = 1; square <= 63; square++) {
    const [x, y] = place(square);
    add(svg, 'rect', { x: x - 19, y: y - 19, width: 38, height: 38, fill: '#f4e3bf', stroke: '#8a6a4a' });
    add(svg, 'text', { x, y: y - 6, 'font-size': 10, 'text-anchor': 'middle', fill: '#4a3a2a' }, square);
  }
  const geese = add(svg, 'g', {});
  function update({ now, names }) {
    geese.replaceChildren();
    const told = now.squares.map((square, i) => {
      const seat = String.fromCharCode(65 + i);
      const [x, y] = square === 0 ? [20, 300] : place(square);
      add(geese, 'circle', { cx: x - 12 + i * 5, cy: y + 8, r: 5, fill: COLOURS[i], 'data-goose': seat });
      return `${names[seat] ?? seat}: ${square}`;
    });
    svg.setAttribute('aria-label', told.join(', '));
  }
  update(table);
  return { update, destroy: () => svg.remove() };
}
