import { expect, test } from 'vitest';
import { hashMode, historyMode } from '../../../src/services/browser/history/address-bar.ts';
import { loadPlace } from '../../../src/services/browser/history/hard-navigate.ts';

test.each([
  ['/detail?mateId=iris', historyMode, 'https://mates.example/', 'went to /detail?mateId=iris'],
  ['/', historyMode, 'https://mates.example/', 'went to /, loaded'],
  ['/faq', hashMode, 'https://mates.example/#/', 'went to /#/faq, loaded'],
  ['https://elsewhere.example/', historyMode, 'https://mates.example/', ''],
  ['//elsewhere.example', historyMode, 'https://mates.example/', ''],
])('[S2.2] %s', (to, { href }, from, done) => {
  const { page, log } = pageAt(from);
  loadPlace(to, href, page);
  expect(log.join(', ')).toBe(done);
});

/** Creates the part of a window that the service uses. */
function pageAt(address: string) {
  const log: string[] = [];
  const { href, pathname, search } = new URL(address);
  const assign = ({ href: to, origin }: URL) => void log.push(`went to ${to.slice(origin.length)}`);
  const location = { href, pathname, search, assign, reload: () => void log.push('loaded') };
  // The service uses no other part of a window.
  return { log, page: { location } as unknown as Window };
}
