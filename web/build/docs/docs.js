// Looks for all words that were typed, in every page; the list comes when somebody begins to type.
const field = document.getElementById('search');
const found = document.getElementById('found');
let asked;

/** The pages with their texts, once somebody looks for something. */
function known() {
    asked ??= new Promise((come) => {
        const script = document.createElement('script');
        script.src = `${document.body.dataset.up}/search.js`;
        script.onload = () => come(globalThis.pages);
        document.head.append(script);
    });
    return asked;
}

async function look() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const up = document.body.dataset.up;
    const hits = (await known())
        .map((page) => ({ page, title: page.title.toLowerCase() }))
        .filter(({ page, title }) => words.every((word) => title.includes(word) || page.text.includes(word)))
        .sort(
            (a, b) =>
                words.some((word) => b.title.includes(word)) - words.some((word) => a.title.includes(word)),
        );
    found.hidden = words.length === 0;
    found.replaceChildren(
        ...hits.slice(0, 20).map(({ page }) => {
            const item = document.createElement('li');
            const link = document.createElement('a');
            link.href = `${up}/${page.to}`;
            link.lang = page.language;
            link.textContent = page.title;
            item.append(link, ` ${around(page.text, words[0])}`);
            return item;
        }),
    );
    if (hits.length === 0) {
        found.textContent = document.body.dataset.none;
    }
}

function around(text, word) {
    const at = text.indexOf(word);
    return at < 0 ? '' : `… ${text.slice(Math.max(0, at - 40), at + 60)} …`;
}

field.addEventListener('input', () => void look());
