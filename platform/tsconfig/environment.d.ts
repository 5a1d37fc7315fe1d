// What webpack provides in browser code; every browser project includes this file.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.woff2' {
  const url: string;
  export default url;
}
/** The folder of the running app's release, such as `/apps/legal/1.0.0-3f2a9c1b7d/`. */
declare const __webpack_public_path__: string;
