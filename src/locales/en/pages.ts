/** Pages without a flow. */
export const pages = {
  contents: 'On this page',
  notFound: { title: 'Page not found', text: 'The link may be old or mistyped.' },
};
