import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPage } from './open-page.ts';
import type { TestPage } from './open-page.ts';

let opened: TestPage;

beforeAll(async () => {
  opened = await openTestPage();
});
afterAll(() => opened.close());

const link = 'rel="noopener noreferrer nofollow ugc" target="_blank"';

describe('the sanitizer gate', () => {
  it.each([
    [
      '[S5.5] keeps the elements of a message',
      '<em>a</em> <strong>b</strong><br><code>c</code>',
      '<em>a</em> <strong>b</strong><br><code>c</code>',
    ],
    [
      '[S5.5] keeps the words of elements it does not know',
      'a <section>b <u>c</u></section>',
      'a b <u>c</u>',
    ],
    ['[S5.5] drops scripts with what is in them', 'a<script>ran(1)</script>b', 'ab'],
    [
      '[S5.5] drops forms, fields and frames',
      '<form><input value="x">a</form><iframe src="/media/a"></iframe>',
      'a',
    ],
    ['[S5.5] drops drawings and formulas', 'a<svg><circle r="1"></circle></svg><math><mi>x</mi></math>', 'a'],
    [
      '[S5.5] drops attributes that are not on the list',
      '<em id="a" onclick="ran(1)" title="t" role="alert" tabindex="0">a</em>',
      '<em>a</em>',
    ],
    [
      '[S5.5] drops attributes on elements they do not belong to',
      '<em href="https://a.example" src="/media/a.png" start="2">a</em>',
      '<em>a</em>',
    ],
    [
      '[S5.5] keeps pictures of our own media only',
      '<img src="/media/a.png" alt="a"><img src="https://a.example/media/b.png"><img src="/other/c.png">',
      '<img src="/media/a.png" alt="a">',
    ],
    ['[S5.6] removes a script address', '<a href="javascript:ran(1)">a</a>', '<a>a</a>'],
    [
      '[S5.6] removes a script address with blanks and entities in it',
      '<a href=" &#106;ava&#10;script:ran(1)">a</a>',
      '<a>a</a>',
    ],
    [
      '[S5.6] removes data, file and unknown schemes',
      '<a href="data:text/html,x">a</a><a href="file:///x">b</a><a href="x-y:z">c</a>',
      '<a>a</a><a>b</a><a>c</a>',
    ],
    [
      '[S5.6] removes addresses of our own origin',
      '<a href="/user/logout">a</a><a href="?code=1">b</a>',
      '<a>a</a><a>b</a>',
    ],
    [
      '[S5.6] keeps web and mail addresses, safely opened',
      '<a href="https://a.example/b">a</a><a href="mailto:a@b.example" rel="opener" target="_top">b</a>',
      `<a href="https://a.example/b" ${link}>a</a><a href="mailto:a@b.example" ${link}>b</a>`,
    ],
    [
      '[S5.7] keeps classes of ours and drops the others',
      '<span class="hljs-keyword modal msg-action language-js fixed">a</span>',
      '<span class="hljs-keyword msg-action language-js">a</span>',
    ],
    [
      '[S5.7] drops a class attribute of which nothing is left',
      '<span class="modal">a</span>',
      '<span>a</span>',
    ],
    [
      '[S5.7] keeps six plain style properties',
      '<span style="color:red;background-color:#eee;font-weight:bold;font-style:italic;text-align:center;text-decoration-line:underline">a</span>',
      '<span style="color: red; background-color: #eee; font-weight: bold; font-style: italic; text-align: center; text-decoration-line: underline">a</span>',
    ],
    [
      '[S5.7] drops other properties and values that load or compute',
      '<span style="color:rgb(1,2,3);position:fixed;background-color:url(//a.example);font-weight:var(--x)">a</span>',
      '<span style="color: rgb(1,2,3)">a</span>',
    ],
    [
      '[S5.7] keeps two data attributes and drops the others',
      '<span data-speaker="Mara" data-language="ts" data-action="x" aria-label="y">a</span>',
      '<span data-speaker="Mara" data-language="ts">a</span>',
    ],
  ])('%s', async (_, hostile, kept) => {
    expect(await opened.page.evaluate((html) => window.inPage.sanitise(html), hostile)).toBe(
      `<p>${kept}</p>`,
    );
  });

  it('[S5.5] removes a block with a forbidden root element', async () => {
    expect(await opened.page.evaluate(() => window.inPage.sanitiseRoot('form'))).toBe('');
  });
});
