import { describe, expect, test } from 'vitest';
import { randomOf } from '../../../support/random.ts';
import { RoomBrowser } from './room-browser.ts';
import { RoomHost, type Line } from './room-host.ts';

const counts = [2, 3, 4, 5];
/** Long enough for a message to be given up, so that the next one can be written. */
const untilGivenUp = 20_000;

function open(tabs = 1) {
  const host = new RoomHost();
  return { host, browser: new RoomBrowser(host, tabs) };
}

/** The replies are written to their ends, and every timer that may matter has fired. */
async function comeToRest(host: RoomHost, browser: RoomBrowser): Promise<void> {
  for (let round = 0; round < 30; round += 1) {
    host.finish();
    await browser.wait(2000);
  }
}

const texts = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `Text ${n + 1}`);

describe.each(counts)('[S8.10] %i messages are stored once each, in the order of writing', (count) => {
  test.each<Line>(['down', 'busy', 'expired'])(
    'written one after the other while the server is %s',
    async (line) => {
      const { host, browser } = open();
      await browser.load(0);
      await browser.set(line);
      for (const text of texts(count)) {
        expect(await browser.write(0, text, 1000)).toBe(true);
        await browser.wait(untilGivenUp);
      }
      await browser.set('up');
      if (line === 'expired') await browser.load(0);
      await comeToRest(host, browser);
      expect(host.said).toEqual(texts(count));
      expect(browser.stored).toEqual([]);
      browser.close();
    },
  );

  test.each(['before the reply', 'in the reply'])('the network is lost %s of each', async (when) => {
    const { host, browser } = open();
    await browser.load(0);
    for (const text of texts(count)) {
      if (when === 'before the reply') await browser.set('down');
      await browser.write(0, text, 1000);
      await browser.set('down');
      await browser.wait(untilGivenUp);
      if (text !== `Text ${count}`) await browser.set('up');
      host.finish();
      await browser.wait(500);
    }
    await browser.set('up');
    await comeToRest(host, browser);
    expect(host.said).toEqual(texts(count));
    browser.close();
  });

  test('written by a user whose clock is set back, and restored after a reload', async () => {
    const { host, browser } = open();
    await browser.load(0);
    await browser.set('down');
    for (const [index, text] of texts(count).entries()) {
      await browser.write(0, text, 9000 - 1000 * index);
      await browser.wait(untilGivenUp);
    }
    await browser.set('up');
    await browser.load(0);
    await comeToRest(host, browser);
    expect(host.said).toEqual(texts(count));
    browser.close();
  });

  test('the first is sent at once when the network is back', async () => {
    const { host, browser } = open();
    await browser.load(0);
    await browser.set('down');
    for (const text of texts(count)) {
      await browser.write(0, text, 1000);
      await browser.wait(untilGivenUp);
    }
    await browser.set('up');
    expect(host.said).toEqual(['Text 1']);
    browser.close();
  });

  test('each is shown to the user, in that order', async () => {
    const { browser } = open();
    await browser.load(0);
    await browser.set('down');
    for (const text of texts(count)) {
      await browser.write(0, text, 1000);
      await browser.wait(untilGivenUp);
    }
    expect(browser.shown(0)).toEqual(
      texts(count).map((text, index) => `${index === 0 ? 'notSent' : 'queued'}: ${text}`),
    );
    browser.close();
  });
});

describe.each([1, 2, 3])('[S8.10] over random schedules with %i tabs', (tabs) => {
  test.each(Array.from({ length: 25 }, (_, index) => index + 1))('schedule %i', async (schedule) => {
    const { host, browser } = open(tabs);
    const random = randomOf(schedule * 7919 + tabs);
    const written: string[][] = Array.from({ length: tabs }, () => []);
    for (let tab = 0; tab < tabs; tab += 1) await browser.load(tab);
    let clock = 1000;
    const history: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      const tab = random(tabs);
      const mine = written[tab] ?? [];
      const choice = random(9);
      // A user's clock may jump.
      clock += random(4000) - 1000;
      history.push(`${choice}@${tab}`);
      if (choice <= 2 && mine.length < 5) {
        const text = `Tab ${tab}, text ${mine.length + 1}`;
        if (await browser.write(tab, text, clock)) mine.push(text);
      } else if (choice === 3) await browser.set(random(2) === 0 ? 'down' : 'up');
      else if (choice === 4) await browser.set(random(2) === 0 ? 'busy' : 'up');
      else if (choice === 5) host.finish();
      else if (choice === 6 && host.line !== 'expired') await browser.load(tab);
      else await browser.wait(500 * 2 ** random(7));
    }
    await browser.set('up');
    for (let tab = 0; tab < tabs; tab += 1) await browser.load(tab);
    await comeToRest(host, browser);
    for (const [tab, mine] of written.entries()) {
      const stored = host.said.filter((text) => text.startsWith(`Tab ${tab},`));
      expect({ stored, history }).toEqual({ stored: mine, history });
    }
    expect(browser.stored).toEqual([]);
    browser.close();
  });
});
