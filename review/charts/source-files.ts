/** Gives the text of a file by its path in the repository, with `/`. @throws when there is none */
export type ReadText = (path: string) => string;

/** Gives the paths of all files below a folder of the repository; none where there is no such folder. */
export type ListFiles = (folder: string) => readonly string[];

/** Where the sources of flows are read. */
export interface SourceFiles {
  readonly read: ReadText;
  readonly list: ListFiles;
}
