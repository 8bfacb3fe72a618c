/** Texts of users and models, with their expected HTML. */
const texts: Readonly<Record<string, readonly [text: string, html: string]>> = {
  'an action': [
    '*She smiles.* Then nothing.',
    '<p dir="auto"><em class="msg-action">She smiles.</em> Then nothing.</p>',
  ],
  'bold, both and struck out': [
    '**bold** and ***both*** and ~~gone~~',
    '<p dir="auto"><strong>bold</strong> and <strong><em class="msg-action">both</em></strong> and <s>gone</s></p>',
  ],
  'marks within marks': [
    '*a **b** c* and **d *e* f**',
    '<p dir="auto"><em class="msg-action">a <strong>b</strong> c</em> and <strong>d <em class="msg-action">e</em> f</strong></p>',
  ],
  'underscores as marks': [
    '_under_ and __strong__',
    '<p dir="auto"><em class="msg-action">under</em> and <strong>strong</strong></p>',
  ],
  'speech with an action in it': [
    '"Hello, *you*," she said.',
    '<p dir="auto"><q class="msg-speech">"Hello, <em class="msg-action">you</em>,"</q> she said.</p>',
  ],
  'speech in an action': [
    '*"Quietly," she whispers*',
    '<p dir="auto"><em class="msg-action"><q class="msg-speech">"Quietly,"</q> she whispers</em></p>',
  ],
  'speech that ends inside an action': [
    '"I *really" mean* it',
    '<p dir="auto"><q class="msg-speech">"I <em class="msg-action">really"</em></q><em class="msg-action"> mean</em> it</p>',
  ],
  'an action that ends inside speech': [
    '*he said "hello* there" again',
    '<p dir="auto"><em class="msg-action">he said <q class="msg-speech">"hello</q></em><q class="msg-speech"> there"</q> again</p>',
  ],
  'six pairs of quotes': [
    '"a" “b” «c» 「d」 『e』 ＂f＂',
    '<p dir="auto"><q class="msg-speech">"a"</q> <q class="msg-speech">“b”</q> <q class="msg-speech">«c»</q> <q class="msg-speech">「d」</q> <q class="msg-speech">『e』</q> <q class="msg-speech">＂f＂</q></p>',
  ],
  'quotes that open no speech': [
    '„Hallo“, sagt er. A 6" pipe',
    '<p dir="auto">„Hallo“, sagt er. A 6" pipe</p>',
  ],
  'speech over two lines': [
    '“Line one\nline two” done',
    '<p dir="auto"><q class="msg-speech">“Line one<br>line two”</q> done</p>',
  ],
  'speech that is not closed ends with its paragraph': [
    '"Wait\n\nno',
    '<p dir="auto"><q class="msg-speech">"Wait</q></p><p dir="auto">no</p>',
  ],
  'marks and quotes without blanks in Chinese': [
    '他说“你好”，*笑了*。她说"好"。',
    '<p dir="auto">他说<q class="msg-speech">“你好”</q>，<em class="msg-action">笑了</em>。她说<q class="msg-speech">"好"</q>。</p>',
  ],
  'code, without speech in it': [
    '`say("hi") * 2` and ``a ` b``',
    '<p dir="auto"><code>say("hi") * 2</code> and <code>a ` b</code></p>',
  ],
  'a fence with its language': [
    '```JS\nconst a = "<b>$x";\n\\[ \\( \\* \\$\n```\nafter',
    '<pre dir="ltr"><code class="language-js">const a = "&lt;b&gt;$x";\n\\[ \\( \\* \\$</code></pre><p dir="auto">after</p>',
  ],
  'a fence in a fence': ['````\n```js\nx\n```\n````', '<pre dir="ltr"><code>```js\nx\n```</code></pre>'],
  'code by its indent': [
    '    one\n      two\n\nend',
    '<pre dir="ltr"><code>one\n  two</code></pre><p dir="auto">end</p>',
  ],
  'headings below those of the page': [
    '# One\n## Two\n### Three\n#### Four\n###### Six',
    '<h3 dir="auto">One</h3><h4 dir="auto">Two</h4><h5 dir="auto">Three</h5><h6 dir="auto">Four</h6><h6 dir="auto">Six</h6>',
  ],
  'headings without skipped levels': [
    '### Three\n###### Six\n# One\n#### Four',
    '<h3 dir="auto">Three</h3><h4 dir="auto">Six</h4><h3 dir="auto">One</h3><h4 dir="auto">Four</h4>',
  ],
  'lists within lists': [
    '- a\n- b\n  - c\n\n3. x\n4. y',
    '<ul><li dir="auto">a</li><li dir="auto">b<ul><li dir="auto">c</li></ul></li></ul><ol start="3"><li dir="auto">x</li><li dir="auto">y</li></ol>',
  ],
  'boxes to tick': [
    '- [x] done\n- [ ] to do',
    '<ul><li dir="auto">☑ done</li><li dir="auto">☐ to do</li></ul>',
  ],
  'a table': [
    '| a | b | \n|---|---|\n| 1 | "2" |\n| *3* | 4 |\nright below',
    '<table><thead><tr><th dir="auto"> a </th><th dir="auto"> b </th></tr></thead><tbody><tr><td dir="auto"> 1 </td><td dir="auto"> <q class="msg-speech">"2"</q> </td></tr><tr><td dir="auto"> <em class="msg-action">3</em> </td><td dir="auto"> 4 </td></tr></tbody></table><p dir="auto">right below</p>',
  ],
  'a line that only begins like a table': [
    '| a |\n|word',
    '<table><thead><tr><th dir="auto"> a </th></tr></thead></table><p dir="auto">|word</p>',
  ],
  'a quotation': [
    '> one "two\n> three" four\n\nout',
    '<blockquote dir="auto"><p dir="auto">one <q class="msg-speech">"two<br>three"</q> four</p></blockquote><p dir="auto">out</p>',
  ],
  'lines and paragraphs': [
    'one\ntwo\n\nthree  \nfour',
    '<p dir="auto">one<br>two</p><p dir="auto">three <br>four</p>',
  ],
  'a rule in each spelling': ['* * *\n\n---\n\n***\nnext', '<hr><hr><hr><p dir="auto">next</p>'],
  'a link with a title': [
    '[map](https://example.org/a?b=1#c "t") and [mail](mailto:a@b.example)',
    '<p dir="auto"><a href="https://example.org/a?b=1#c" rel="noopener noreferrer nofollow ugc" target="_blank">map</a> and <a href="mailto:a@b.example" rel="noopener noreferrer nofollow ugc" target="_blank">mail</a></p>',
  ],
  'brackets in an address': [
    '[w](https://example.org/X_(y)) end',
    '<p dir="auto"><a href="https://example.org/X_(y)" rel="noopener noreferrer nofollow ugc" target="_blank">w</a> end</p>',
  ],
  'bare addresses': [
    'see https://a.example/x_y. Or **https://b.example/** or "https://c.example"',
    '<p dir="auto">see <a href="https://a.example/x_y" rel="noopener noreferrer nofollow ugc" target="_blank">https://a.example/x_y</a>. Or <strong>https://b.example/</strong> or <q class="msg-speech">"https://c.example"</q></p>',
  ],
  'words in brackets': [
    '[OOC: hello] and [aside](she smiles at you) and \\[x\\](y)',
    '<p dir="auto">[OOC: hello] and [aside](she smiles at you) and [x](y)</p>',
  ],
  '[S5.6] links that may lead nowhere': [
    '[a](javascript:alert(1)) [b](/user/logout) [c](//x.example) [d](data:text/html,x)',
    '<p dir="auto">a b c d</p>',
  ],
  'a link that is never closed': [
    '[a](https://example.org\nnext *line*',
    '<p dir="auto">[a](https://example.org<br>next <em class="msg-action">line</em></p>',
  ],
  'a picture of ours': [
    '![cat](/media/cat.png?x=1)',
    '<p dir="auto"><img alt="cat" loading="lazy" src="/media/cat.png"></p>',
  ],
  'a picture from elsewhere': [
    '![cat](https://x.example/p.png) ![](https://x.example/q.png)',
    '<p dir="auto"><a href="https://x.example/p.png" rel="noopener noreferrer nofollow ugc" target="_blank">cat</a> <a href="https://x.example/q.png" rel="noopener noreferrer nofollow ugc" target="_blank">https://x.example/q.png</a></p>',
  ],
  'a picture in a link': [
    '[![alt](https://e.example/x.png)](https://f.example)',
    '<p dir="auto"><a href="https://f.example/" rel="noopener noreferrer nofollow ugc" target="_blank">alt</a></p>',
  ],
  'a picture that is never closed': ['![cat\n\nnext', '<p dir="auto">![cat</p><p dir="auto">next</p>'],
  '[S5.5] HTML as text': [
    '<script>alert(1)</script> <br> <b onclick=x>b</b> &lt;',
    '<p dir="auto">&lt;script&gt;alert(1)&lt;/script&gt; &lt;br&gt; &lt;b onclick=x&gt;b&lt;/b&gt; &amp;lt;</p>',
  ],
  'dollars as text': [
    'from $5 to $9, $TSLA and $$x$$ \\(y\\)',
    '<p dir="auto">from $5 to $9, $TSLA and $$x$$ (y)</p>',
  ],
  'censored words, names and blanks as text': [
    'f*ck and sh*t, snake_case_name, my name is ____, the ****',
    '<p dir="auto">f*ck and sh*t, snake_case_name, my name is ____, the ****</p>',
  ],
  'drawn-out words as text': ['Hiii~~~! Heyy~~ you~~!', '<p dir="auto">Hiii~~~! Heyy~~ you~~!</p>'],
  'marks with blanks around them as text': ['5 * 3 ** 2 _ x ~~ y', '<p dir="auto">5 * 3 ** 2 _ x ~~ y</p>'],
  'escaped marks as text': ['\\*no\\* \\_no\\_ \\`no\\` C:\\dir', '<p dir="auto">*no* _no_ `no` C:\\dir</p>'],
  'a mark at the very end': ['done *', '<p dir="auto">done *</p>'],
  'an action that is not closed': [
    'she *turns away',
    '<p dir="auto">she <em class="msg-action">turns away</em></p>',
  ],
  'bold that is not closed, in a paragraph among others': [
    'a **b\n\nc',
    '<p dir="auto">a <strong>b</strong></p><p dir="auto">c</p>',
  ],
  'pairs of code units': [
    '👋 *🌙* "😀" 🏳️‍🌈',
    '<p dir="auto">👋 <em class="msg-action">🌙</em> <q class="msg-speech">"😀"</q> 🏳️‍🌈</p>',
  ],
  'characters that stand for others in the parser': ['a\ufdd0b\ufddfc\ufdefd', '<p dir="auto">a�b�c�d</p>'],
  nothing: ['', ''],
  'empty lines only': ['\n\n \n', ''],
};

export const cases = Object.entries(texts).map(([name, [text, html]]) => ({ name, text, html }));
