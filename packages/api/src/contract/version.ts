/** The version of the API: that of every path, `/v1`. */
export const apiVersion = "1";
