/** Pages without a flow. */
export const still = {
  contents: 'On this page',
  notFound: { title: 'Page not found', text: 'The link may be old or mistyped.' },
};
