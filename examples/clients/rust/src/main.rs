//! Asks the service through a client made from /v1/openapi.json?without=fields,ids,format.

use naijaref::apis::configuration::Configuration;
use naijaref::apis::{
    banks_api, boundaries_api, phones_api, places_api, search_api, Error, ResponseContent,
};
use naijaref::models::{self, AccountCheckOrAccountCandidatesResponseData as Account};
use serde_json::{json, to_value, Value};

/// The status and the error of a request that fails. The generated enum of errors always names the
/// first of them, because all have one shape: read the text of the answer instead.
fn failure_of<T, E>(result: Result<T, Error<E>>) -> (u16, models::ErrorError) {
    match result {
        Err(Error::ResponseError(ResponseContent { status, content, .. })) => {
            let body: models::Error = serde_json::from_str(&content).expect("an error of the service");
            (status.as_u16(), *body.error)
        }
        _ => panic!("it did not fail"),
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let base_path = std::env::args().nth(1).expect("the address of the service");
    let api = Configuration { base_path, ..Configuration::default() };

    let banks = banks_api::list_banks(
        &api, None, None, None, Some("guaranty trust"), None, Some(1), None,
    )?;
    let lagos = places_api::get_state(&api, "Lagos", None)?.data;
    let two_names = vec!["Ikeja".to_string(), "Surulere".to_string()];
    let names = search_api::match_names(&api, "lga", two_names, None, None, None, None, None)?;
    let point = boundaries_api::reverse_geocode(&api, 6.6, 3.35, None)?.data;
    // Without spaces: the generated code would write each as a plus.
    let phone = phones_api::get_phone(&api, "+234-803-123-4567", None)?.data;
    let account = banks_api::validate_nuban(&api, "0000014579", Some("First Bank"), None)?.data;
    // Of the two answers of this operation, the one about one bank.
    let Account::AccountCheck(check) = *account else { panic!("it names no bank") };

    let missing = failure_of(places_api::get_state(&api, "Lagosss", None));
    let shared = failure_of(places_api::get_lga(&api, "Surulere", None, None));
    let unreadable = failure_of(phones_api::get_phone(&api, "123", None));
    let outside = failure_of(boundaries_api::reverse_geocode(&api, 6.3, 3.4, None));

    // The generated calls give neither the fields of an answer nor a 304, and a table is no JSON:
    // the client of reqwest below has the same settings.
    let get = |path: &str| api.client.get(format!("{}{path}", api.base_path));
    let first = get("/v1/states/LA").send()?;
    let tag = first.headers()["etag"].clone();
    let again = get("/v1/states/LA").header("If-None-Match", tag).send()?;
    let table = get("/v1/states?format=csv").send()?.text()?;
    let lines: Vec<&str> = table.lines().collect();
    let columns: Vec<&str> = lines[0].split(',').take(3).collect();

    let nearest = outside.1.nearest.unwrap_or_default();
    let suggestion = &missing.1.suggestions.unwrap_or_default()[0];
    let states: Vec<Value> = shared.1.candidates.unwrap_or_default().into_iter()
        .map(|lga| to_value(lga.state_name)).collect::<Result<_, _>>()?;
    let matched: Vec<Value> = names.data.into_iter()
        .flat_map(|one| [to_value(one.code), to_value(one.status)]).collect::<Result<_, _>>()?;
    println!("{}", json!({
        "list": [banks.data[0].id],
        "record": [lagos.code, lagos.capital, lagos.lat],
        "names": matched,
        "point": [point.lga_name, point.distance_to_border_m],
        "phone": [phone.e164, phone.network, phone.area],
        "account": [check.valid, check.bank.id],
        "missing": [missing.0, missing.1.code, suggestion.name],
        "shared": [json!(shared.0), json!(shared.1.code), states[0], states[1]],
        "unreadable": [unreadable.0, unreadable.1.code, unreadable.1.reason],
        "outside": [outside.0, outside.1.code, nearest.name, nearest.distance_m],
        "table": [lines.len(), columns.join(",")],
        "unchanged": [again.status().as_u16()],
    }));
    Ok(())
}
