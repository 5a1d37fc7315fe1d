import webpack from 'webpack';

/** A module of webpack's runtime that consists of this code. */
export class RuntimeCode extends webpack.RuntimeModule {
  readonly #code: string;

  constructor(name: string, code: string, stage?: number) {
    super(name, stage);
    this.#code = code;
  }

  override generate() {
    return this.#code;
  }
}
