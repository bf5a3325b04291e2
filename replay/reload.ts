/** What a browser tells of the way to a page that was reloaded. @param path of that page */
export const reloadOf = (path: string): PerformanceEntry =>
  ({ type: 'reload', name: path }) as unknown as PerformanceEntry;
