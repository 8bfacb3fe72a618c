/** Pages without a flow. */
export const pages = {
  contents: 'On this page',
  operator: 'Operator',
  notFound: { title: 'Page not found', text: 'The link may be old or mistyped.' },
};
