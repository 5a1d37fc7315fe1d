// What webpack provides in browser code; every browser project includes this file.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
// The address of a file that the release ships.
declare module '*.avif' {
  const url: string;
  export default url;
}
declare module '*.csv' {
  const url: string;
  export default url;
}
declare module '*.docx' {
  const url: string;
  export default url;
}
declare module '*.gif' {
  const url: string;
  export default url;
}
declare module '*.jpeg' {
  const url: string;
  export default url;
}
declare module '*.jpg' {
  const url: string;
  export default url;
}
declare module '*.pdf' {
  const url: string;
  export default url;
}
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.txt' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.xlsx' {
  const url: string;
  export default url;
}
declare module '*.xml' {
  const url: string;
  export default url;
}
declare module '*.zip' {
  const url: string;
  export default url;
}
/** The folder of the running app's files, such as `/apps/legal/`. */
declare const __webpack_public_path__: string;
/** The folder of its drawings, such as `art.3f2a9c1b7d42`. */
declare const __ART_FOLDER__: string;
