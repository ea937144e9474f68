/**
 * Formulas for Google Sheets. They need naijaref-engine-names.js as another file of the same project.
 * A formula takes a cell or a range, and is empty where a cell is empty or means no record for sure.
 */

function naijarefCodes_(kind, names, states) {
  const cells = Array.isArray(names) ? names : [[names]];
  const stateOf = (row) => (Array.isArray(states) ? (states[row] || [""])[0] : states);
  const text = (value) => (value === "" || value == null ? null : String(value));
  const rows = cells.map(([name], row) => ({ name: text(name), state: text(stateOf(row)) }));
  const codes = naijaref.matchColumn(kind, rows).map((found) => [(found && found.code) || ""]);
  return Array.isArray(names) ? codes : codes[0][0];
}

/**
 * The code of an LGA, however its name is typed.
 *
 * @param {string|Array} name A cell or a column.
 * @param {string|Array} state The state, or the column beside it. It may be left out.
 * @return {string|Array} Such as NG025011; empty if it is not clear.
 * @customfunction
 */
function NAIJAREF_LGA(name, state) {
  return naijarefCodes_("lga", name, state);
}

/**
 * The id of a bank, however its name is typed.
 *
 * @param {string|Array} name A cell or a column.
 * @return {string|Array} Such as gtbank; empty if it is not clear.
 * @customfunction
 */
function NAIJAREF_BANK(name) {
  return naijarefCodes_("bank", name, null);
}
