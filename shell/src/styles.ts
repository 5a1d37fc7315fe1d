// The tokens come first: they set the order of the layers, which every other stylesheet names.
import '@mirqam/shared/tokens/tokens.css';
import '@mirqam/shared/tokens/dark.css';
import '@mirqam/shared/tokens/tones.css';
import '@mirqam/shared/tokens/base.css';
import '@mirqam/shared/tokens/print.css';
import './fonts.css';
import './arrival/fadeTo.css';
