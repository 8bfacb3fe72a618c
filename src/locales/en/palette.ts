import { formats } from './app/formats.ts';

/** The command palette, and the list of keyboard shortcuts. */
export const palette = {
  title: 'Go to',
  label: 'Search pages, chats and mates',
  placeholder: 'Page, chat or mate',
  pages: 'Pages',
  mates: 'Mates',
  count: (results: number) => formats.count(results, { one: '# result', other: '# results' }),
  none: 'No results',
  failed: 'Couldn’t load all results.',
  shortcuts: {
    title: 'Keyboard shortcuts',
    everywhere: 'Everywhere',
    composer: 'In the message box',
    lists: 'In menus and lists',
    palette: 'Go to a page, a chat or a mate',
    shortcuts: 'Show keyboard shortcuts',
    close: 'Close a dialog or menu',
    send: 'Send the message',
    line: 'Start a new line',
    edit: 'Edit your last message, if the box is empty',
    recall: 'Go through what you sent before, if the box is empty',
    stop: 'Stop the reply, or cancel editing',
    move: 'Move to the previous or next entry',
    ends: 'Move to the first or last entry',
    version: 'Show the previous or next version, from its buttons',
  },
  keys: {
    ctrl: 'Ctrl',
    shift: 'Shift',
    alt: 'Alt',
    enter: 'Enter',
    escape: 'Esc',
    home: 'Home',
    end: 'End',
  },
};
