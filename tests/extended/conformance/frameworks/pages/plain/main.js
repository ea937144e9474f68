import "naijaref-elements";

const place = document.querySelector("naija-place");
const chosen = document.querySelector("#chosen");
place.addEventListener("change", () => {
  chosen.textContent = place.value;
});
