import { describe, expect, test } from 'vitest';
import { ownPath, safePath } from '../../../src/services/browser/history/safe-path.ts';

const hostile = [
  'https://evil.example/',
  'http://evil.example',
  'HTTPS://evil.example/',
  '//evil.example',
  '///evil.example',
  '////evil.example/path',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /detail',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/\u0085/evil.example',
  '/\u2028/evil.example',
  '/\u200b/evil.example',
  '/\ufeff/evil.example',
  '/\u202emoc.live',
  '/%2F%2Fevil.example',
  '/%2f/evil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/%09/evil.example',
  '/%0d%0aset-cookie:x=1',
  '/%E2%80%A8/x',
  '/%ff',
  '/%',
  '/.//evil.example',
  '/..//evil.example',
  '/detail/..//evil.example',
  '/%2e%2e//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://mates.example/1',
  'file:///etc/passwd',
  'mailto:ann@example.org',
  '@evil.example',
  'evil.example',
  '.evil.example',
  'detail',
  './detail',
  '../detail',
  '?mateId=1',
  '#/detail',
  '',
  '/?code=stolen',
  '/detail?mateId=1&code=stolen',
  '/?CODE=stolen',
  '/?%63ode=stolen',
  '/? code=stolen',
  '/?redirect_url=%2F',
  '/verify-email-address?redirect_url=/x',
  '/?a=1&Redirect_Url=//evil.example',
  '/?x=%5C%5Cevil',
  '/?x=%00',
  `/${'a'.repeat(2000)}`,
];

describe('a path in a link', () => {
  test.each(hostile)('[S2.47] rejects %j', (target) => {
    expect(safePath(target)).toBe(null);
  });

  test.each([null, undefined])('rejects %s', (target) => {
    expect(safePath(target)).toBe(null);
  });

  test.each([
    ['/', '/'],
    ['/recent-chats', '/recent-chats'],
    ['/chat-detail?roomId=01-a_b', '/chat-detail?roomId=01-a_b'],
    ['/detail?mateId=iris&from=search', '/detail?mateId=iris&from=search'],
    ['/search?q=caf%C3%A9', '/search?q=caf%C3%A9'],
    ['/search?q=50%25', '/search?q=50%25'],
    ['/detail#fragment', '/detail'],
    ['/a/../detail', '/detail'],
    ['/detail?next=https://elsewhere.example', '/detail?next=https://elsewhere.example'],
    ['/barcode?barcode=1', '/barcode?barcode=1'],
  ])('[S2.47] accepts %j as %j', (target, path) => {
    expect(safePath(target)).toBe(path);
  });
});

test('accepts a path of the page with a return path', () => {
  expect(ownPath('/verify-email-address?redirect_url=%2Fdetail%3FmateId%3D1')).toBe(
    '/verify-email-address?redirect_url=%2Fdetail%3FmateId%3D1',
  );
});
