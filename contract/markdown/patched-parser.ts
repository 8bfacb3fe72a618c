import * as markdown from 'streaming-markdown';

/** Levels of nesting; the parser has space for 24 and does not check. */
const levels = 1024;

/** A parser whose state cannot be corrupted by tables or by deep nesting. */
export function openParser(renderer: markdown.Any_Renderer): markdown.Parser {
  const parser = markdown.parser({
    ...renderer,
    add_token(data, token) {
      // An incomplete table leaves its state to the next one.
      if (token === markdown.TABLE) parser.table_state = 0;
      renderer.add_token(data, token);
    },
    end_token(data) {
      renderer.end_token(data);
      if (parser.table_state === headRead && parser.pending !== '') openParagraph(parser);
    },
  });
  parser.tokens = new Uint32Array(levels);
  parser.tokens[0] = markdown.DOCUMENT;
  parser.spaces = new Uint8Array(levels);
  return parser;
}

/** The `table_state` between the header of a table and the line of dashes. */
const headRead = 1;

/** The line below a table's header is not part of it: it needs a paragraph, which the parser does not open. */
function openParagraph(parser: markdown.Parser): void {
  parser.table_state = 0;
  parser.len += 1;
  parser.tokens[parser.len] = markdown.PARAGRAPH;
  parser.token = markdown.PARAGRAPH;
  parser.renderer.add_token(parser.renderer.data, markdown.PARAGRAPH);
}
