import { file } from './site';

/** The tab says when it is my turn: in its title and with a dot on its icon. */
export function markTab(title: string, waiting: boolean): void {
  document.title = waiting ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = file(waiting ? '/icon-turn.svg' : '/icon.svg');
  if (icon && icon.getAttribute('href') !== wanted) {
    icon.href = wanted;
  }
}
