import { firstPage } from '../../machines/mates/search-samples.ts';
import { roomWithIris, roomWithTomas } from '../../machines/mates/catalogue-samples.ts';
import { model } from '../../machines/palette/palette.model.ts';
import { pollStill } from '../support/clock.ts';
import { CodeGate } from '../support/stand-ins/code-gate.ts';
import { writtenWalks } from '../support/tours/steps.ts';
import { absent, on, testTours, textIn } from '../support/tours/tour.ts';

const walks = writtenWalks(model, {
  'code that does not load': 'palette.request › palette.request › error loadPages',
  'shortcuts that do not load': 'shortcuts.request › shortcuts.request › error loadShortcuts',
  'the list of shortcuts': 'shortcuts.request › done › palette.close',
  'a browser without shortcuts': 'error watchShortcuts',
  'chats and mates that are loaded again':
    'palette.request › done › error fetchChats › load.retry › done › option.move › query.type("iris") › timer › done' +
    ' › query.type("") › query.type("iris") › timer › error fetchMates › load.retry › done › option.choose',
  'letters that are typed before the field has the focus': 'palette.request › query.type("iris") › done',
  'code that never loads': 'palette.request › timer',
  'closed before it is open': 'palette.request › palette.close',
  'a browser without the letters': 'palette.request › error watchTyping › done',
  'closed without a choice': 'palette.request › done › done › palette.close',
});

testTours('palette', { model, walks }, ({ page, observer }) => {
  const code = new CodeGate();
  const dialog = page.getByRole('dialog', { name: 'Go to' });
  const field = dialog.getByRole('combobox', { name: 'Search pages, chats and mates' });
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const { status, alert } = on(dialog);
  return {
    opening: '/support',
    begin: async () => {
      await pollStill(page, () => observer.valueOf('palette'), 'the palette has started').toBe('closed');
      await page.getByRole('link', { name: 'Discover' }).first().focus();
      await code.hold(page, ['palette']);
    },
    answers: {
      loadPages: code.end,
      loadShortcuts: code.end,
      fetchChats: {
        call: '/room/roomList',
        response: () => ({ rooms: [roomWithIris, roomWithTomas] }),
      },
      fetchMates: { call: '/mate/search', response: () => firstPage },
    },
    causes: {
      'palette.request': () => page.keyboard.press('Control+k'),
      'shortcuts.request': () => page.keyboard.press('?'),
      'palette.close': () => page.keyboard.press('Escape'),
      'query.type': async (event) => {
        const text = textIn(event, 'text');
        await ((await field.isVisible()) ? field.fill(text) : page.keyboard.type(text));
      },
      'option.move': (event) => field.press(textIn(event, 'to') === 'last' ? 'End' : 'ArrowDown'),
      'option.choose': () => field.press('Enter'),
    },
    within: dialog,
    forbidden: { watchShortcuts: ['keydown'], watchTyping: ['keydown', 'capture'] },
    assertions: [
      [['closed', 'opening', 'openingShortcuts'], absent(dialog.or(list))],
      ['shortcuts', list.getByText('Send the message')],
      ['open', field],
      [{ open: { chats: 'loading' } }, status('Loading…')],
      [{ open: { mates: 'typing' } }, status('Loading…')],
      [{ open: { mates: 'searching' } }, status('Loading…')],
      [{ open: { chats: 'failed' } }, alert('Couldn’t load all results.')],
      [{ open: { mates: 'failed' } }, alert('Couldn’t load all results.')],
      [{ open: { chats: 'loaded', mates: 'idle' } }, status(/^\d+ results?$/)],
    ],
  };
});
