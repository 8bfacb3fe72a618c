/** What the notice says. */
export interface PlainWords {
  readonly title: string;
  readonly text: string;
  readonly reload: string;
}

/** For when not one text could be fetched. */
const lastWords: PlainWords = {
  title: 'The page did not load',
  text: 'Check your connection and try again.',
  reload: 'Try again',
};

/** Stands in the page's place when its code or its texts did not come: it needs neither. A page that is there stays. */
export function showPlainNotice(words: PlainWords = lastWords, page: Document = document): void {
  const root = page.querySelector('#root');
  if (root === null || root.hasChildNodes()) return;
  const make = (tag: string, text: string): HTMLElement => {
    const element = page.createElement(tag);
    element.textContent = text;
    return element;
  };
  const button = make('button', words.reload);
  button.addEventListener('click', () => page.location.reload());
  const notice = make('main', '');
  notice.setAttribute('role', 'alert');
  notice.append(make('h1', words.title), make('p', words.text), button);
  root.append(notice);
}
