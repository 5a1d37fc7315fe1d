// The order of the layers comes first, with the tokens; every other stylesheet names its layer.
import 'shared/tokens/tokens.css';
import 'shared/tokens/tones.css';
import 'shared/tokens/base.css';
import 'shared/tokens/print.css';
import './fonts.css';
