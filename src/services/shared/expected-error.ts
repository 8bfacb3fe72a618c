/**
 * An error that the user is told of and can change, such as a file that cannot be read. It is no fault of the page, so nothing reports it.
 */
export class ExpectedError extends Error {}
