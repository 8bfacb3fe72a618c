interface Case {
  name: string;
  /** The source text. */
  text: string;
  /** The expected HTML. */
  html: string;
}

/** Texts of users and models, with their expected HTML. */
export const cases: readonly Case[] = [
  {
    name: 'an action',
    text: '*She smiles.* Then nothing.',
    html: '<p dir="auto"><em class="msg-action">She smiles.</em> Then nothing.</p>',
  },
  {
    name: 'bold, both and struck out',
    text: '**bold** and ***both*** and ~~gone~~',
    html: '<p dir="auto"><strong>bold</strong> and <strong><em class="msg-action">both</em></strong> and <s>gone</s></p>',
  },
  {
    name: 'marks within marks',
    text: '*a **b** c* and **d *e* f**',
    html: '<p dir="auto"><em class="msg-action">a <strong>b</strong> c</em> and <strong>d <em class="msg-action">e</em> f</strong></p>',
  },
  {
    name: 'underscores as marks',
    text: '_under_ and __strong__',
    html: '<p dir="auto"><em class="msg-action">under</em> and <strong>strong</strong></p>',
  },
  {
    name: 'speech with an action in it',
    text: '"Hello, *you*," she said.',
    html: '<p dir="auto"><q class="msg-speech">"Hello, <em class="msg-action">you</em>,"</q> she said.</p>',
  },
  {
    name: 'speech in an action',
    text: '*"Quietly," she whispers*',
    html: '<p dir="auto"><em class="msg-action"><q class="msg-speech">"Quietly,"</q> she whispers</em></p>',
  },
  {
    name: 'speech that ends inside an action',
    text: '"I *really" mean* it',
    html: '<p dir="auto"><q class="msg-speech">"I <em class="msg-action">really"</em></q><em class="msg-action"> mean</em> it</p>',
  },
  {
    name: 'an action that ends inside speech',
    text: '*he said "hello* there" again',
    html: '<p dir="auto"><em class="msg-action">he said <q class="msg-speech">"hello</q></em><q class="msg-speech"> there"</q> again</p>',
  },
  {
    name: 'six pairs of quotes',
    text: '"a" “b” «c» 「d」 『e』 ＂f＂',
    html: '<p dir="auto"><q class="msg-speech">"a"</q> <q class="msg-speech">“b”</q> <q class="msg-speech">«c»</q> <q class="msg-speech">「d」</q> <q class="msg-speech">『e』</q> <q class="msg-speech">＂f＂</q></p>',
  },
  {
    name: 'quotes that open no speech',
    text: '„Hallo“, sagt er. A 6" pipe',
    html: '<p dir="auto">„Hallo“, sagt er. A 6" pipe</p>',
  },
  {
    name: 'speech over two lines',
    text: '“Line one\nline two” done',
    html: '<p dir="auto"><q class="msg-speech">“Line one<br>line two”</q> done</p>',
  },
  {
    name: 'speech that is not closed ends with its paragraph',
    text: '"Wait\n\nno',
    html: '<p dir="auto"><q class="msg-speech">"Wait</q></p><p dir="auto">no</p>',
  },
  {
    name: 'marks and quotes without blanks in Chinese',
    text: '他说“你好”，*笑了*。她说"好"。',
    html: '<p dir="auto">他说<q class="msg-speech">“你好”</q>，<em class="msg-action">笑了</em>。她说<q class="msg-speech">"好"</q>。</p>',
  },
  {
    name: 'code, without speech in it',
    text: '`say("hi") * 2` and ``a ` b``',
    html: '<p dir="auto"><code>say("hi") * 2</code> and <code>a ` b</code></p>',
  },
  {
    name: 'a fence with its language',
    text: '```JS\nconst a = "<b>$x";\n\\[ \\( \\* \\$\n```\nafter',
    html: '<pre dir="ltr"><code class="language-js">const a = "&lt;b&gt;$x";\n\\[ \\( \\* \\$</code></pre><p dir="auto">after</p>',
  },
  {
    name: 'a fence in a fence',
    text: '````\n```js\nx\n```\n````',
    html: '<pre dir="ltr"><code>```js\nx\n```</code></pre>',
  },
  {
    name: 'code by its indent',
    text: '    one\n      two\n\nend',
    html: '<pre dir="ltr"><code>one\n  two</code></pre><p dir="auto">end</p>',
  },
  {
    name: 'headings below those of the page',
    text: '# One\n## Two\n### Three\n#### Four\n###### Six',
    html: '<h3 dir="auto">One</h3><h4 dir="auto">Two</h4><h5 dir="auto">Three</h5><h6 dir="auto">Four</h6><h6 dir="auto">Six</h6>',
  },
  {
    name: 'lists within lists',
    text: '- a\n- b\n  - c\n\n3. x\n4. y',
    html: '<ul><li dir="auto">a</li><li dir="auto">b<ul><li dir="auto">c</li></ul></li></ul><ol start="3"><li dir="auto">x</li><li dir="auto">y</li></ol>',
  },
  {
    name: 'boxes to tick',
    text: '- [x] done\n- [ ] to do',
    html: '<ul><li dir="auto">☑ done</li><li dir="auto">☐ to do</li></ul>',
  },
  {
    name: 'a table',
    text: '| a | b | \n|---|---|\n| 1 | "2" |\n| *3* | 4 |\nright below',
    html: '<table><thead><tr><th dir="auto"> a </th><th dir="auto"> b </th></tr></thead><tbody><tr><td dir="auto"> 1 </td><td dir="auto"> <q class="msg-speech">"2"</q> </td></tr><tr><td dir="auto"> <em class="msg-action">3</em> </td><td dir="auto"> 4 </td></tr></tbody></table><p dir="auto">right below</p>',
  },
  {
    name: 'a line that only begins like a table',
    text: '| a |\n|word',
    html: '<table><thead><tr><th dir="auto"> a </th></tr></thead></table><p dir="auto">|word</p>',
  },
  {
    name: 'a quotation',
    text: '> one "two\n> three" four\n\nout',
    html: '<blockquote dir="auto"><p dir="auto">one <q class="msg-speech">"two<br>three"</q> four</p></blockquote><p dir="auto">out</p>',
  },
  {
    name: 'lines and paragraphs',
    text: 'one\ntwo\n\nthree  \nfour',
    html: '<p dir="auto">one<br>two</p><p dir="auto">three <br>four</p>',
  },
  {
    name: 'a rule in each spelling',
    text: '* * *\n\n---\n\n***\nnext',
    html: '<hr><hr><hr><p dir="auto">next</p>',
  },
  {
    name: 'a link with a title',
    text: '[map](https://example.org/a?b=1#c "t") and [mail](mailto:a@b.example)',
    html: '<p dir="auto"><a href="https://example.org/a?b=1#c" rel="noopener noreferrer nofollow ugc" target="_blank">map</a> and <a href="mailto:a@b.example" rel="noopener noreferrer nofollow ugc" target="_blank">mail</a></p>',
  },
  {
    name: 'brackets in an address',
    text: '[w](https://example.org/X_(y)) end',
    html: '<p dir="auto"><a href="https://example.org/X_(y)" rel="noopener noreferrer nofollow ugc" target="_blank">w</a> end</p>',
  },
  {
    name: 'bare addresses',
    text: 'see https://a.example/x_y. Or **https://b.example/** or "https://c.example"',
    html: '<p dir="auto">see <a href="https://a.example/x_y" rel="noopener noreferrer nofollow ugc" target="_blank">https://a.example/x_y</a>. Or <strong>https://b.example/</strong> or <q class="msg-speech">"https://c.example"</q></p>',
  },
  {
    name: 'words in brackets',
    text: '[OOC: hello] and [aside](she smiles at you) and \\[x\\](y)',
    html: '<p dir="auto">[OOC: hello] and [aside](she smiles at you) and [x](y)</p>',
  },
  {
    name: '[S5.6] links that may lead nowhere',
    text: '[a](javascript:alert(1)) [b](/user/logout) [c](//x.example) [d](data:text/html,x)',
    html: '<p dir="auto">a b c d</p>',
  },
  {
    name: 'a link that is never closed',
    text: '[a](https://example.org\nnext *line*',
    html: '<p dir="auto">[a](https://example.org<br>next <em class="msg-action">line</em></p>',
  },
  {
    name: 'a picture of ours',
    text: '![cat](/media/cat.png?x=1)',
    html: '<p dir="auto"><img alt="cat" loading="lazy" src="/media/cat.png"></p>',
  },
  {
    name: 'a picture from elsewhere',
    text: '![cat](https://x.example/p.png) ![](https://x.example/q.png)',
    html: '<p dir="auto"><a href="https://x.example/p.png" rel="noopener noreferrer nofollow ugc" target="_blank">cat</a> <a href="https://x.example/q.png" rel="noopener noreferrer nofollow ugc" target="_blank">https://x.example/q.png</a></p>',
  },
  {
    name: 'a picture in a link',
    text: '[![alt](https://e.example/x.png)](https://f.example)',
    html: '<p dir="auto"><a href="https://f.example/" rel="noopener noreferrer nofollow ugc" target="_blank">alt</a></p>',
  },
  {
    name: 'a picture that is never closed',
    text: '![cat\n\nnext',
    html: '<p dir="auto">![cat</p><p dir="auto">next</p>',
  },
  {
    name: '[S5.5] HTML as text',
    text: '<script>alert(1)</script> <br> <b onclick=x>b</b> &lt;',
    html: '<p dir="auto">&lt;script&gt;alert(1)&lt;/script&gt; &lt;br&gt; &lt;b onclick=x&gt;b&lt;/b&gt; &amp;lt;</p>',
  },
  {
    name: 'dollars as text',
    text: 'from $5 to $9, $TSLA and $$x$$ \\(y\\)',
    html: '<p dir="auto">from $5 to $9, $TSLA and $$x$$ (y)</p>',
  },
  {
    name: 'censored words, names and blanks as text',
    text: 'f*ck and sh*t, snake_case_name, my name is ____, the ****',
    html: '<p dir="auto">f*ck and sh*t, snake_case_name, my name is ____, the ****</p>',
  },
  {
    name: 'drawn-out words as text',
    text: 'Hiii~~~! Heyy~~ you~~!',
    html: '<p dir="auto">Hiii~~~! Heyy~~ you~~!</p>',
  },
  {
    name: 'marks with blanks around them as text',
    text: '5 * 3 ** 2 _ x ~~ y',
    html: '<p dir="auto">5 * 3 ** 2 _ x ~~ y</p>',
  },
  {
    name: 'escaped marks as text',
    text: '\\*no\\* \\_no\\_ \\`no\\` C:\\dir',
    html: '<p dir="auto">*no* _no_ `no` C:\\dir</p>',
  },
  { name: 'a mark at the very end', text: 'done *', html: '<p dir="auto">done *</p>' },
  {
    name: 'an action that is not closed',
    text: 'she *turns away',
    html: '<p dir="auto">she <em class="msg-action">turns away</em></p>',
  },
  {
    name: 'bold that is not closed, in a paragraph among others',
    text: 'a **b\n\nc',
    html: '<p dir="auto">a <strong>b</strong></p><p dir="auto">c</p>',
  },
  {
    name: 'pairs of code units',
    text: '👋 *🌙* "😀" 🏳️‍🌈',
    html: '<p dir="auto">👋 <em class="msg-action">🌙</em> <q class="msg-speech">"😀"</q> 🏳️‍🌈</p>',
  },
  {
    name: 'characters that stand for others in the parser',
    text: 'a\ufdd0b\ufddfc\ufdefd',
    html: '<p dir="auto">a�b�c�d</p>',
  },
  { name: 'nothing', text: '', html: '' },
  { name: 'empty lines only', text: '\n\n \n', html: '' },
];
