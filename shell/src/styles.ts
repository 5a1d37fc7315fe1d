// The order of the layers comes first, with the tokens; every other stylesheet names its layer.
import '@mirqam/shared/tokens/tokens.css';
import '@mirqam/shared/tokens/tones.css';
import '@mirqam/shared/tokens/base.css';
import '@mirqam/shared/tokens/print.css';
import './fonts.css';
