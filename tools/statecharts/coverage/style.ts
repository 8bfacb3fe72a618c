/** The styles of the report. The charts have colors for a light background; the report replaces them with its own. */
export const style = `
:root{color-scheme:light dark;--ink:light-dark(#1b2233,#e6e9f2);--soft:light-dark(#5d6780,#a3adc4);--page:light-dark(#fff,#12151d);
--box:light-dark(#f1f3f9,#1b202c);--odd:light-dark(#fafbfe,#161a24);--line:light-dark(#c5cbda,#3a4256);
--tour:light-dark(#12713f,#5fd08f);--story:light-dark(#1d5fbf,#7db4ff);--walk:light-dark(#9a5b00,#f0b45a);--nobody:light-dark(#b3261e,#ff8a80)}
body{margin:0 auto;padding:1.5rem;max-width:90rem;background:var(--page);color:var(--ink);font:1rem/1.5 ui-sans-serif,system-ui,sans-serif}
h1{font-size:1.6rem;margin:0}
h2{font-size:1.2rem;margin:2rem 0 .5rem}
a{color:inherit}
.legend,.missing{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}
.missing{display:block;font:.85rem/1.6 ui-monospace,monospace}
.legend li::before{content:'';display:inline-block;width:1.5rem;height:.25rem;margin-inline-end:.5rem;vertical-align:middle;background:currentColor}
li.tour,tr.tour td:last-child{color:var(--tour)}
li.story,tr.story td:last-child{color:var(--story)}
li.walk,tr.walk td:last-child{color:var(--walk)}
li.nobody,tr.nobody td:last-child,.missing li{color:var(--nobody)}
.notice{border-inline-start:.25rem solid var(--walk);background:var(--box);padding:.5rem 1rem;margin-block:1rem}
.notice p{margin:0}
.well{color:var(--tour)}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.9rem}
th,td{padding:.25rem .75rem;text-align:start;border-block-end:1px solid var(--line)}
thead th,td+td{white-space:nowrap}
small{color:var(--soft)}
summary{cursor:pointer;color:var(--soft)}
body .chart{background:none}
body .chart text{fill:var(--ink);stroke:var(--odd)}
body .chart rect.group{fill:var(--box);stroke:var(--line)}
body .chart rect.odd{fill:var(--odd)}
body .chart rect.leaf{fill:var(--page);stroke:var(--soft)}
body .chart rect.final{stroke:var(--soft)}
body .chart polyline{stroke:var(--soft);stroke-width:1.5}
body .chart marker path{fill:var(--soft)}
body .chart .start{fill:var(--ink)}
body .chart .label rect{fill:var(--page);fill-opacity:.9}
body .chart .tour polyline{stroke:var(--tour)}
body .chart .story polyline{stroke:var(--story)}
body .chart .walk polyline{stroke:var(--walk)}
body .chart .nobody polyline{stroke:var(--nobody);stroke-dasharray:6 3}
body .chart .tour text{fill:var(--tour)}
body .chart .story text{fill:var(--story)}
body .chart .walk text{fill:var(--walk)}
body .chart .nobody text{fill:var(--nobody)}`;
